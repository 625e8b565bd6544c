import { createHash } from 'node:crypto'
import { readTags, type Tag } from './html.ts'

const forbidden = ['iframe', 'object', 'embed', 'applet', 'base', 'frame', 'portal']
const addresses = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href']

/** Anything in a page that would run, load, paint or link where it must not. */
export function findInPage(html: string, mark?: string, policy = ''): string[] {
  return readTags(html).flatMap((tag) => [
    ...findInTag(tag, policy, mark),
    ...[...tag.attributes].flatMap(([name, value]) => findInAttribute(tag, name, value, mark)),
  ])
}

function findInTag({ name, attributes, text }: Tag, policy: string, mark?: string): string[] {
  const found: string[] = []
  if (name === '!') return mark && text.includes(mark) ? ['the mark stands in a comment'] : []
  if (forbidden.includes(name)) found.push(`there is <${name}>`)
  if (mark && name.includes(mark)) found.push(`the mark is in a tag's name: ${name.slice(0, 60)}`)
  if (name === 'meta' && attributes.has('http-equiv')) found.push('there is <meta http-equiv>')
  if (name === 'script') found.push(...findInScript(attributes, text))
  // Our own inline styles contain no visitor input, and the policy lists their hash.
  if (name === 'style') {
    const hash = createHash('sha256').update(text).digest('base64')
    if (!policy.includes(`'sha256-${hash}'`)) found.push('there is a foreign <style>')
    if (mark && text.includes(mark)) found.push('the mark is in a style')
  }
  return found
}

function findInScript(attributes: Map<string, string>, text: string): string[] {
  if (attributes.get('type') === 'application/ld+json') {
    try {
      JSON.parse(text)
      return []
    } catch {
      return ['the structured data is no JSON']
    }
  }
  const isOurs = /^\/assets\/[\w.-]+\.js$/.test(attributes.get('src') ?? '')
  return isOurs && text === '' && attributes.has('integrity') ? [] : ['there is a foreign script']
}

function findInAttribute(tag: Tag, name: string, value: string, mark?: string): string[] {
  const found: string[] = []
  const where = `<${tag.name} ${name.slice(0, 60)}>`
  if (mark && name.includes(mark)) found.push(`the mark is in an attribute's name: ${where}`)
  if (name.startsWith('on') || name === 'style' || name === 'srcdoc')
    found.push(`there is ${where}`)
  if (name === 'srcset' && /(^|,)\s*([a-z]+:|[/\\]{2})/i.test(value))
    found.push(`${where} is foreign`)
  if (addresses.includes(name)) found.push(...findInAddress(where, value, mark))
  return found
}

/** An address that contains visitor input must lead to this site. */
function findInAddress(where: string, value: string, mark?: string): string[] {
  if (!URL.canParse(value, 'https://here.invalid')) return [`${where} has a broken address`]
  const { protocol, host } = new URL(value, 'https://here.invalid')
  if (!['https:', 'http:', 'mailto:', 'tel:', 'sms:'].includes(protocol)) {
    return [`${where} has the scheme ${protocol}`]
  }
  const isForeign = host !== 'here.invalid'
  if (isForeign && (/evil/.test(host) || (mark && value.includes(mark)))) {
    return [`${where} leads to ${host}`]
  }
  return []
}
