/** The seconds that the header of an MP4 or WebM file promises. */
export function readLength(file: Buffer): number {
  return file.toString('latin1', 4, 8) === 'ftyp' ? readMp4(file) : readWebm(file)
}

/** `mvhd`, version 0: units a second, then units in all. */
function readMp4(file: Buffer): number {
  const at = file.indexOf('mvhd')
  return file.readUInt32BE(at + 20) / file.readUInt32BE(at + 16)
}

/** The element Duration, a float of 8 bytes, in milliseconds. */
function readWebm(file: Buffer): number {
  const at = file.indexOf(Buffer.from([0x44, 0x89, 0x88]))
  return file.readDoubleBE(at + 3) / 1000
}
