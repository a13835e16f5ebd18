/** The widths that pictures of the platform can be had in. */
const pictureWidths: readonly number[] = [100, 300, 500, 750, 1000, 1500, 2500]

/** The smallest ready-made width that fills a place of so many pixels of CSS. */
export function pickWidth(placeWidthPx: number, density: number): number {
  const wanted = placeWidthPx * Math.min(density, 3)
  return pictureWidths.find((width) => width >= wanted) ?? 2500
}

/** The address of a picture in a width; addresses that name a form already stay. */
export function addressFor(source: string, widthPx: number): string {
  if (/[?&]format=/.test(source) || source.startsWith('data:')) return source
  return `${source}${source.includes('?') ? '&' : '?'}format=${widthPx}w`
}
