import { loadSharp } from './load-sharp.ts'

/** Draws a quiet neutral picture of 1500 by 1500 pixels, for products that come without one; returns a JPEG. */
export async function drawPlaceholder(): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(drawing)).jpeg({ quality: 85, mozjpeg: true }).toBuffer()
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1500" viewBox="0 0 150 150">
<rect width="150" height="150" fill="#e9e5df"/>
<path d="M0 108 L44 70 L74 96 L100 78 L150 116 V150 H0 Z" fill="#d6d0c7"/>
<circle cx="104" cy="46" r="13" fill="#f5f2ed"/>
<rect x="24" y="24" width="102" height="102" rx="4" fill="none" stroke="#c6beb3" stroke-width="1.5"/>
</svg>`
