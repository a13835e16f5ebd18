type Curve = (part: number) => number
/** Time gone, first value, change of value, whole time. */
type Easing = (time: number, first: number, change: number, whole: number) => number

/** Begins slowly, from 0 to 1. */
const curves: Readonly<Record<string, Curve>> = {
  Sine: (part) => 1 - Math.cos((part * Math.PI) / 2),
  Quad: (part) => part ** 2,
  Cubic: (part) => part ** 3,
  Quart: (part) => part ** 4,
  Quint: (part) => part ** 5,
  Expo: (part) => (part === 0 ? 0 : 2 ** (10 * (part - 1))),
  Circ: (part) => 1 - Math.sqrt(1 - part ** 2),
}

/** The easings that the platform has beside those of YUI: `easeInQuad`, `easeOutExpo`, `easeInOutSine` and so on. */
export function extraEasings(): Readonly<Record<string, Easing>> {
  return Object.fromEntries(
    Object.entries(curves).flatMap(([name, curve]) => [
      [`easeIn${name}`, easing(curve)],
      [`easeOut${name}`, easing((part) => 1 - curve(1 - part))],
      [
        `easeInOut${name}`,
        easing((part) => (part < 0.5 ? curve(part * 2) / 2 : 1 - curve((1 - part) * 2) / 2)),
      ],
    ]),
  )
}

function easing(curve: Curve): Easing {
  return (time, first, change, whole) => first + change * curve(Math.min(1, Math.max(0, time / whole)))
}
