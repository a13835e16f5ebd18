/** Packages in which each room is a part of its own: those with many slow tests. */
const packagesWithRooms = ['server', 'store', 'site']

/** The part of the product that a test file tests, by its path from the root: `server, checkout`; `visitor, buy a mug`. */
export function partOf(path: string): string {
  const [top = '', name = '', , room = ''] = path.split('/')
  if (top === 'e2e') return `${name}, ${titleOf(path)}`
  if (top !== 'packages') return top
  const hasRoom = packagesWithRooms.includes(name) && !room.includes('.')
  return hasRoom ? `${name}, ${room}` : name
}

function titleOf(path: string): string {
  const file = path.split('/').at(-1) ?? ''
  return file.replace(/\.(spec|test)\.tsx?$/, '').replaceAll('-', ' ')
}
