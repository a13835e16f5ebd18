/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Where a picture lies inside of its frame. */
export interface Placement extends Size {
  readonly left: number
  readonly top: number
}

/** How a picture stands in its frame: `fill` covers it and is cut, `fit` is whole inside of it. */
export type Mode = 'fill' | 'fit'

/** Places a picture. What is cut away lies as far as can be from the point that should stay in sight (0 to 1 each). */
export function placeImage(
  picture: Size,
  frame: Size,
  { mode, focus }: { readonly mode: Mode; readonly focus: { readonly x: number; readonly y: number } },
): Placement {
  const across = frame.width / picture.width
  const down = frame.height / picture.height
  const scale = mode === 'fill' ? Math.max(across, down) : Math.min(across, down)
  const width = picture.width * scale
  const height = picture.height * scale
  if (mode === 'fit') {
    return { width, height, left: (frame.width - width) / 2, top: (frame.height - height) / 2 }
  }
  return {
    width,
    height,
    left: within(frame.width / 2 - focus.x * width, frame.width - width),
    top: within(frame.height / 2 - focus.y * height, frame.height - height),
  }
}

function within(offset: number, lowest: number): number {
  return Math.min(0, Math.max(lowest, offset))
}

/** Two numbers of an attribute: `1500x1000`, `0.5,0.2`; null when they are not there. */
export function readPair(text: string | null, divider: string): readonly [number, number] | null {
  const [first = Number.NaN, second = Number.NaN] = (text ?? '').split(divider).map(Number.parseFloat)
  return Number.isFinite(first) && Number.isFinite(second) ? [first, second] : null
}
