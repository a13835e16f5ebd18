const drawings: readonly (readonly [name: RegExp, path: string])[] = [
  [/play/, 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM9.5 7l8 5-8 5V7z'],
  [/close|cross/, 'm5 3.6 7 7 7-7L20.4 5l-7 7 7 7-1.4 1.4-7-7-7 7L3.6 19l7-7-7-7z'],
  [
    /search/,
    'M10 3a7 7 0 1 1-4.3 12.5A7 7 0 0 1 10 3zm0 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm5.6 9.2 5.4 5.4-1.4 1.4-5.4-5.4z',
  ],
  [/cart|bag/, 'M3 4h3l2 10h10l2-7H8M9 17a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm8 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z'],
  [/left|prev/, 'M15.5 3 17 4.5 9.5 12l7.5 7.5-1.5 1.5-9-9z'],
  [/right|next/, 'M8.5 3 7 4.5l7.5 7.5L7 19.5 8.5 21l9-9z'],
  [/menu|hamburger/, 'M3 5h18v2H3zm0 6h18v2H3zm0 6h18v2H3z'],
]

/** A drawing of our own for a picture that old style sheets name, such as `play-button.png`; an empty one where none fits. */
export function smallDrawing(name: string): string {
  const path = drawings.find(([sign]) => sign.test(name))?.[1] ?? ''
  const fill = /white|light/.test(name) || name.includes('play') ? '#fff' : '#333'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24"><path fill="${fill}" fill-rule="evenodd" d="${path}"/></svg>`
}
