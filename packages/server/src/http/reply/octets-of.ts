/** Of texts of this length at most the room is kept in which they are encoded. */
const keptLength = 500_000
/** In UTF-8 a character of a text takes three bytes at most. */
const bytesPerCharacter = 3

let room = Buffer.allocUnsafeSlow(0)

/**
 * A text in UTF-8, with a character for each byte (`latin1`). Node sends head and body as one text for less than it costs to count the bytes
 * of a body first and encode it then, as most pages have characters beyond `latin1`.
 */
export function octetsOf(text: string): string {
  if (text.length > keptLength) return Buffer.from(text).toString('latin1')
  const bytes = text.length * bytesPerCharacter
  if (room.length < bytes) room = Buffer.allocUnsafeSlow(bytes)
  return room.toString('latin1', 0, room.write(text))
}
