import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  type FilmRecord,
  filmsFile,
  type ShortVersion,
  shortOf,
  trackFile,
} from '../../build/content/films.ts'
import { readContent, type Source } from '../../build/content/read.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { writeTracks } from './captions.ts'
import {
  createProjector,
  editFilm,
  type Film,
  fingerprint,
  planOf,
  type Take,
  wordsOf,
} from './film.ts'
import { films } from './index.ts'
import { type Shape, stages } from './kit/stage.ts'
import { compose, sampleRate } from './music.ts'
import { editShort, planShort } from './short.ts'
import { framesPerSecond, type Timeline } from './timeline.ts'

/**
 * npm run films: draws what has changed, encodes it, and writes captions and chapters.
 * `npm run films -- oral` takes one of them.
 */

const root = join(import.meta.dirname, '../..')
const work = join(root, '.cache/films')
const target = join(root, 'public/films')

/** Flat pictures bear strong compression: all films together have to stay below 72 MB. */
const av1 = (quality: number) => `-c:v libsvtav1 -preset 8 -crf ${quality}`.split(' ')
const h264 = (quality: number) =>
  `-c:v libx264 -preset slow -tune animation -crf ${quality}`.split(' ')
const opus = (rate: string) => `-c:a libopus -b:a ${rate}`.split(' ')
const aac = (rate: string, channels = 2) =>
  `-c:a aac -b:a ${rate} -ac ${channels} -movflags +faststart`.split(' ')

/**
 * WebM is for browsers that know AV1, MP4 for all others. At 480 lines AV1 saves nothing, and one file
 * that all of them play is enough.
 */
const encodings = [
  { height: 720, extension: 'webm', video: av1(47), audio: opus('24k') },
  { height: 720, extension: 'mp4', video: h264(29), audio: aac('40k') },
  { height: 480, extension: 'mp4', video: h264(31), audio: aac('32k', 1) },
] as const

/** A short film has pictures for each language and shape, and so one file that all browsers play. */
const shortEncodings = {
  wide: [{ height: 720, extension: 'mp4', video: h264(36), audio: aac('24k', 1) }],
  upright: [{ height: 960, extension: 'mp4', video: h264(36), audio: aac('24k', 1) }],
} as const

type Encoding = (typeof encodings)[number] | (typeof shortEncodings)[Shape][number]

/** One can seek to each of these frames, ten seconds apart at most. */
const keyFrames = ['-g', `${10 * framesPerSecond}`]

/** What they are, as `<source type>` says it. */
const typeOf = {
  webm: 'video/webm; codecs="av01.0.05M.08, opus"',
  mp4: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
}

const wanted = process.argv[2] ?? ''
const sources = readContent(root).pages
for (const film of films.filter(({ path }) => path.includes(wanted))) {
  await make(
    film,
    sources.find(({ path }) => path === film.path)!,
  )
}

async function make(film: Film, source: Source): Promise<void> {
  const timeline = planOf(film, source)
  const takes = editFilm(film, timeline)
  const known = readContent(root).films[film.path]
  const record: FilmRecord = {
    seconds: timeline.seconds,
    tempo: film.tempo,
    pictures: fingerprint(film, timeline, takes),
    words: wordsOf(timeline),
    chapters: timeline.chapters.map(({ id, start }) => ({ id, start })),
    narration: narrationOf(source),
    files: known?.files ?? [],
    short: await makeShort(film, source, known?.short),
  }
  const isDrawn =
    known?.pictures === record.pictures &&
    JSON.stringify(known.narration) === JSON.stringify(record.narration) &&
    areThere(known.files)
  if (!isDrawn) record.files = await draw(film, source, timeline, takes, record)
  const all = { ...readContent(root).films, [film.path]: record }
  writeFileSync(join(root, filmsFile), `${JSON.stringify(all, undefined, 2)}\n`)
  for (const { kind, locale, text } of writeTracks(source, timeline)) {
    writeFileSync(join(root, trackFile(source.path, locale, kind)), text)
  }
  console.log(`${film.path}: ${isDrawn ? 'its pictures are the same' : 'made'}`)
}

async function makeShort(
  film: Film,
  source: Source,
  known?: FilmRecord['short'],
): Promise<FilmRecord['short']> {
  const timeline = planShort(film, source)
  for (const { kind, locale, text } of writeTracks(source, timeline)) {
    if (kind === 'captions')
      writeFileSync(join(root, trackFile(shortOf(film.path), locale, kind)), text)
  }
  const make = (shape: Shape) => makeVersion(film, source, timeline, shape, known?.[shape])
  return {
    seconds: timeline.seconds,
    words: wordsOf(timeline),
    wide: await make('wide'),
    upright: await make('upright'),
  }
}

/** A short film of a shape, in all languages. */
async function makeVersion(
  film: Film,
  source: Source,
  timeline: Timeline,
  shape: Shape,
  known?: ShortVersion,
): Promise<ShortVersion> {
  const edited = localeCodes.map((locale) => {
    const takes = editShort(film, timeline, locale, shape)
    return { locale, takes, drawn: fingerprint(film, timeline, takes, shape) }
  })
  const pictures = Object.fromEntries(edited.map(({ locale, drawn }) => [locale, drawn]))
  const isDrawn =
    known && JSON.stringify(known.pictures) === JSON.stringify(pictures) && areThere(known.files)
  const name = shape === 'wide' ? shortOf(nameOf(film)) : `${shortOf(nameOf(film))}-${shape}`
  if (!isDrawn) clear(name)
  const posters: ShortVersion['posters'] = {}
  for (const { locale, takes } of edited) {
    posters[locale] = await drawPoster(name, locale, takes, shape)
  }
  if (isDrawn) return { pictures, posters, files: known.files }
  const sound = join(work, `${name}.music.wav`)
  mixSound(film, source, timeline, sound)
  const files: FilmRecord['files'] = []
  for (const { locale, takes, drawn } of edited) {
    const lossless = join(work, `${name}.${drawn}.mkv`)
    if (!existsSync(lossless)) {
      await rasterise(`${name}.${locale}`, timeline, takes, lossless, shape)
    }
    files.push(...encode(name, lossless, shortEncodings[shape], [{ locale, file: sound }]))
  }
  return { pictures, posters, files }
}

/** The answer and Molly, as the film begins. */
async function drawPoster(
  name: string,
  locale: Locale,
  takes: Take[],
  shape: Shape,
): Promise<string> {
  const picture = Buffer.from(createProjector(takes, shape)(1.5))
  const bytes = await sharp(picture)
    .resize(stages[shape].width * 0.75)
    .webp({ quality: 60 })
    .toBuffer()
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${name}.${locale}.${hash}.webp`
  writeFileSync(join(target, file), bytes)
  return file
}

function nameOf({ path }: Film): string {
  return path.split('/').at(-1)!
}

function areThere(files: FilmRecord['files']): boolean {
  return files.every(({ file }) => existsSync(join(target, file)))
}

function clear(name: string): void {
  mkdirSync(work, { recursive: true })
  mkdirSync(target, { recursive: true })
  for (const old of readdirSync(target)) if (old.startsWith(`${name}.`)) rmSync(join(target, old))
}

async function draw(
  film: Film,
  source: Source,
  timeline: Timeline,
  takes: Take[],
  record: FilmRecord,
) {
  const name = nameOf(film)
  clear(name)
  const pictures = join(work, `${name}.${record.pictures}.mkv`)
  if (!existsSync(pictures)) await rasterise(name, timeline, takes, pictures)
  const spoken = localeCodes.filter((locale) => record.narration[locale])
  const versions = [...spoken, ...(spoken.length < localeCodes.length ? [undefined] : [])]
  const sounds = versions.map((locale) => {
    const file = join(work, `${name}.${locale ?? 'music'}.wav`)
    mixSound(film, source, timeline, file, locale)
    return { locale, file }
  })
  return encode(name, pictures, encodings, sounds)
}

/** A file of each encoding and sound. */
function encode(
  name: string,
  pictures: string,
  how: readonly Encoding[],
  sounds: { locale?: Locale; file: string }[],
): FilmRecord['files'] {
  const files: FilmRecord['files'] = []
  for (const { height: lines, extension, video, audio } of how) {
    const scale = lines === 720 ? [] : ['-vf', `scale=-2:${lines}:flags=lanczos`]
    const options = [...scale, ...video, ...keyFrames, '-pix_fmt', 'yuv420p', '-an']
    const recipe = createHash('sha256').update(options.join(' ')).digest('hex').slice(0, 8)
    const silent = pictures.replace(/mkv$/, `${recipe}.${extension}`)
    // What an earlier run has encoded is taken as it is.
    if (!existsSync(silent)) {
      const part = silent.replace(recipe, 'part')
      ffmpeg(['-i', pictures, ...options, part])
      renameSync(part, silent)
    }
    for (const { locale, file } of sounds) {
      const whole = join(work, `${name}-${lines}-whole.${extension}`)
      ffmpeg([
        '-i',
        silent,
        '-i',
        file,
        '-map',
        '0:v',
        '-map',
        '1:a',
        '-c:v',
        'copy',
        ...audio,
        '-shortest',
        '-map_metadata',
        '-1',
        '-fflags',
        '+bitexact',
        '-flags:a',
        '+bitexact',
        whole,
      ])
      const bytes = readFileSync(whole)
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      const called = [name, locale, lines, hash, extension].filter(Boolean).join('.')
      writeFileSync(join(target, called), bytes)
      files.push({
        file: called,
        locale,
        type: typeOf[extension],
        height: lines,
        bytes: bytes.length,
      })
    }
  }
  return files
}

/** Every frame as an image without loss; what stands still is drawn once. */
async function rasterise(
  name: string,
  timeline: Timeline,
  takes: Take[],
  file: string,
  shape: Shape = 'wide',
): Promise<void> {
  const show = createProjector(takes, shape)
  const size = `${stages[shape].width}x${stages[shape].height}`
  const encoder = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      size,
      '-r',
      `${framesPerSecond}`,
      '-i',
      '-',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-color_range',
      'tv',
      '-c:v',
      'libx264',
      '-qp',
      '0',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      '-f',
      'matroska',
      `${file}.part`,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const count = Math.round(timeline.seconds * framesPerSecond)
  const ended = once(encoder, 'close')
  let shown = ''
  let pixels: Promise<Buffer> = Promise.resolve(Buffer.alloc(0))
  const ahead: Promise<Buffer>[] = []
  const send = async () => {
    const frame = await ahead.shift()!
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain')
  }
  for (let frame = 0; frame < count; frame++) {
    const picture = show(frame / framesPerSecond)
    if (picture !== shown) {
      shown = picture
      pixels = sharp(Buffer.from(picture)).removeAlpha().raw().toBuffer()
    }
    ahead.push(pixels)
    if (ahead.length > 16) await send()
    if (frame % 1000 === 0) console.log(`${name}: frame ${frame} of ${count}`)
  }
  while (ahead.length > 0) await send()
  encoder.stdin.end()
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  renameSync(`${file}.part`, file)
}

/** Where a chapter's voice is kept, if somebody has recorded it. */
const voiceFile = (source: Source, locale: string, chapter: string) =>
  join(root, 'content/pages', source.path, 'narration', `${locale}-${chapter}.opus`)

/** By language, a hash of its recordings. */
function narrationOf(source: Source): FilmRecord['narration'] {
  const folder = join(root, 'content/pages', source.path, 'narration')
  if (!existsSync(folder)) return {}
  const recorded = readdirSync(folder).sort()
  return Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const own = recorded.filter((file) => file.startsWith(`${locale}-`))
      if (own.length === 0) return []
      const hash = createHash('sha256')
      for (const file of own) hash.update(file).update(readFileSync(join(folder, file)))
      return [[locale, hash.digest('hex').slice(0, 16)]]
    }),
  )
}

/** The tune, and below a voice a quieter tune. */
function mixSound(film: Film, source: Source, timeline: Timeline, file: string, locale?: string) {
  const { left, right } = compose(film.tune, timeline)
  if (locale) {
    for (const { id, card } of timeline.chapters) {
      const voice = voiceFile(source, locale, id)
      if (existsSync(voice)) addVoice(left, right, readVoice(voice), card.start)
    }
  }
  writeFileSync(file, toWav(left, right))
}

function readVoice(file: string): Float32Array {
  const { stdout } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-f', 'f32le', '-ac', '1', '-ar', `${sampleRate}`, '-'],
    { maxBuffer: 2 ** 30 },
  )
  return new Float32Array(stdout.buffer, stdout.byteOffset, Math.floor(stdout.length / 4))
}

function addVoice(left: Float32Array, right: Float32Array, voice: Float32Array, start: number) {
  const from = Math.round(start * sampleRate)
  for (let at = 0; at < voice.length && from + at < left.length; at++) {
    // Half a second to give way, and half a second to come back.
    const edge = Math.min(1, at / (sampleRate / 2), (voice.length - at) / (sampleRate / 2))
    const quiet = 1 - 0.65 * edge
    for (const channel of [left, right])
      channel[from + at] = channel[from + at]! * quiet + voice[at]!
  }
}

/** Two channels of 16 bits. */
function toWav(left: Float32Array, right: Float32Array): Buffer {
  const bytes = left.length * 4
  const wav = Buffer.alloc(44 + bytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + bytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(2, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * 4, 28)
  wav.writeUInt16LE(4, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(bytes, 40)
  const toSample = (value: number) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
  for (let at = 0; at < left.length; at++) {
    wav.writeInt16LE(toSample(left[at]!), 44 + at * 4)
    wav.writeInt16LE(toSample(right[at]!), 46 + at * 4)
  }
  return wav
}

function ffmpeg(options: string[]): void {
  const { status, error } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...options], {
    stdio: 'inherit',
  })
  if (error) throw new Error('npm run films needs ffmpeg: apt-get install ffmpeg', { cause: error })
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`)
}
