/** A part of a form with files: a text, or a file with its name. */
export type TestPart =
  | readonly [name: string, value: string]
  | readonly [name: string, filename: string, content: Uint8Array | string]

/** Writes a form as browsers send it in parts. */
export function writeParts(parts: readonly TestPart[]) {
  const chunks = parts.flatMap(([name, value, content]) => {
    const filename = content === undefined ? '' : `; filename="${value}"`
    const head = `--b0undary\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(content ?? value), Buffer.from('\r\n')]
  })
  const payload = Buffer.concat([...chunks, Buffer.from('--b0undary--\r\n')])
  return { payload, type: 'multipart/form-data; boundary=b0undary' }
}
