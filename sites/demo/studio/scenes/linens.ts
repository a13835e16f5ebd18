import { linen, linenWeave, waffleWeave } from '../materials/cloth.ts'
import { palette } from '../materials/palette.ts'
import { apron } from '../objects/apron.ts'
import { cordRound, pile } from '../objects/folded.ts'
import { pillow } from '../objects/pillow.ts'
import type { Color } from '../render/color.ts'
import { blend } from '../render/color.ts'
import { randomStream } from '../render/noise.ts'
import type { Scene } from '../render/scene.ts'
import { place, placeAll, type Solid } from '../render/solid.ts'
import { tube } from '../solids/tube.ts'
import { frame, leafShade, papers, type Shot, studio } from './studio.ts'

/** The linen of the shop. */
export const linens: readonly Shot[] = [
  { file: 'linen-napkins-flax.jpg', shape: 'tall', scene: () => napkins(palette.oat, papers.sea, false) },
  { file: 'linen-napkins-moss.jpg', shape: 'tall', scene: () => napkins(palette.moss, papers.pale, true) },
  { file: 'studio-apron-clay.jpg', shape: 'tall', scene: () => apronScene(palette.clay, papers.pale) },
  {
    file: 'studio-apron-ink.jpg',
    shape: 'tall',
    scene: () => apronScene(blend(palette.ink, palette.deepSea, 0.22), papers.sand),
  },
  { file: 'low-tide-throw-sea.jpg', shape: 'tall', scene: () => throwScene(palette.sea, papers.warm) },
  { file: 'low-tide-throw-oat.jpg', shape: 'tall', scene: () => throwScene(palette.oat, papers.moss) },
  { file: 'waffle-towel-chalk.jpg', shape: 'tall', scene: () => towels(palette.chalk, papers.clay) },
  { file: 'waffle-towel-moss.jpg', shape: 'tall', scene: () => towels(palette.moss, papers.mist) },
  { file: 'washed-linen-duvet-flax.jpg', shape: 'tall', scene: () => duvet(palette.linen, papers.sand) },
  { file: 'washed-linen-duvet-sea.jpg', shape: 'tall', scene: () => duvet(palette.sea, papers.pale) },
  {
    file: 'tea-towel-pair.jpg',
    shape: 'tall',
    scene: () => {
      const stripe = (tone: Color) =>
        linen({ tone: palette.chalk, stripe: { tone, at: [-5.2, -4.1, -1.9, 3.4, 4.5], width: 0.55 } })
      return studio({
        solids: [
          ...placeAll(
            pile({ width: 18, depth: 24, folds: [1.5], paint: [stripe(palette.deepSea)], seed: 3 }),
            { turn: -9 },
          ),
          ...placeAll(
            pile({ width: 18, depth: 15.5, folds: [1.4], paint: [stripe(palette.rust)], seed: 8 }),
            { at: [0.8, 1.3, 2.6], turn: 10 },
          ),
        ],
        paper: papers.sand,
        camera: frame([0, 0.6, 0.5], 38, 50),
      })
    },
  },
]

function napkins(tone: Color, paper: Color, isTied: boolean): Scene {
  const folds = [1.25, 1.3, 1.2, 1.3]
  return studio({
    solids: [
      ...placeAll(
        pile({ width: 15, depth: 15, folds, paint: [linen({ tone })], seed: 5, loose: isTied ? 0.12 : 0.35 }),
        { turn: -26 },
      ),
      ...(isTied ? placeAll(cordRound(15.2, 4.75, 15.2, palette.chalk), { turn: -26 }) : []),
    ],
    paper,
    camera: frame([0, 2, 0], 33, 33),
  })
}

function apronScene(tone: Color, paper: Color): Scene {
  const lifted = 80
  return studio({
    solids: placeAll(apron(tone), { at: [0, lifted, -25.6] }),
    paper,
    camera: frame([0, lifted + 48, -24], 122, 0),
    backdrop: { depth: 26, bend: 12 },
    light: { hardness: 9, pattern: leafShade(42, 3, 0.34) },
    exposure: 1.04,
  })
}

function throwScene(tone: Color, paper: Color): Scene {
  const random = randomStream(4)
  const pale = blend(tone, palette.chalk, 0.55)
  const folds = pile({
    width: 36,
    depth: 28,
    folds: [3.3, 3.2, 3.4],
    paint: [linen({ tone, threads: 4, stripe: { tone: pale, at: [-12, -10.4, 10.4, 12], width: 0.7 } })],
    relief: linenWeave(4, 0.03),
    seed: 12,
    loose: 0.4,
  })
  const fringe: Solid[] = Array.from({ length: 30 }, (_, i) => {
    const x = -16.6 + i * 1.15
    const sway = (random() - 0.5) * 1.4
    return tube({
      path: [
        [x, 8.8, 13.4],
        [x + 0.1, 8, 14.5],
        [x + sway * 0.4, 6.4, 14.7],
        [x + sway, 3.6 + random() * 0.8, 14.9 + random() * 0.5],
      ],
      radius: 0.3,
      endRadius: 0.22,
      paint: linen({ tone: pale, threads: 6 }),
    })
  })
  return studio({
    solids: placeAll([...folds, ...fringe], { turn: 24 }),
    paper,
    camera: frame([0, 4, 0], 68, 26),
    backdrop: { depth: 46, bend: 26 },
  })
}

function towels(tone: Color, paper: Color): Scene {
  return studio({
    solids: placeAll(
      [
        ...pile({
          width: 30,
          depth: 22,
          folds: [3.4, 3.5, 3.3],
          paint: [linen({ tone, threads: 5 })],
          relief: waffleWeave(),
          seed: 21,
        }),
        ...placeAll(
          pile({
            width: 20,
            depth: 15,
            folds: [2.1, 2],
            paint: [linen({ tone, threads: 5 })],
            relief: waffleWeave(0.55),
            seed: 31,
          }),
          { at: [-1.4, 9.5, 1], turn: 7 },
        ),
      ],
      { turn: -28 },
    ),
    paper,
    camera: frame([0, 6, 0], 58, 22),
    backdrop: { depth: 40, bend: 22 },
  })
}

function duvet(tone: Color, paper: Color): Scene {
  const paint = [linen({ tone, threads: 7 })]
  const deep = blend(tone, palette.sand, 0.4)
  return studio({
    solids: [
      ...placeAll(
        pile({
          width: 52,
          depth: 38,
          folds: [5.2, 5, 5.4],
          paint,
          relief: linenWeave(6, 0.02),
          seed: 41,
          loose: 0.6,
        }),
        { at: [2, 0, 8], turn: -18 },
      ),
      place(pillow(palette.chalk, 3), { at: [-3, 20, -17], tilt: 66, roll: 3, turn: -4 }),
      place(pillow(deep, 9), { at: [5, 17.5, -9.5], tilt: 62, roll: -4, turn: 5 }),
    ],
    paper,
    camera: frame([0, 15.5, 0], 100, 15),
    backdrop: { depth: 52, bend: 24 },
    light: { pattern: leafShade(30, 7, 0.35) },
  })
}
