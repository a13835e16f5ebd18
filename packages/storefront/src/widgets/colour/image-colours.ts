import { follow } from '@vitrine/template/values/own'

/** The parts of an image whose average colour is known, in the order they are printed. */
export const imageParts = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const

/** The average colour of a part of an image, hex digits without `#`; missing when it is not known. */
export function averageColour(image: unknown, part: string): unknown {
  return follow(image, ['colorData', `${part}Average`])
}
