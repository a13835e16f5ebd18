import { palette } from '../materials/palette.ts'
import { beans } from '../objects/beans.ts'
import { coffeeBag } from '../objects/coffee-bag.ts'
import { dripper } from '../objects/dripper.ts'
import { kettle } from '../objects/kettle.ts'
import { mug } from '../objects/mug.ts'
import { plainPot } from '../objects/pots.ts'
import { scoop } from '../objects/scoop.ts'
import type { Color } from '../render/color.ts'
import type { Scene } from '../render/scene.ts'
import { placeAll } from '../render/solid.ts'
import { inks } from './papers.ts'
import { frame, papers, type Shot, studio, windowBars } from './studio.ts'

/** The coffee of the shop. */
export const coffees: readonly Shot[] = [
  {
    file: 'slow-morning-coffee.jpg',
    shape: 'tall',
    scene: async () =>
      studio({
        solids: [
          ...placeAll(await coffeeBag(inks.clay, inks.paper), { at: [-6.7, 0, -4.4], turn: 10 }),
          ...placeAll(await coffeeBag(inks.sea, inks.paper), { at: [6.9, 0, -7.4], turn: -8 }),
          ...placeAll(mug({ glaze: palette.oat, filled: palette.coffee, turn: -20 }), { at: [2.6, 0, 7.4] }),
        ],
        paper: papers.sand,
        camera: frame([0.4, 8.4, 0], 41, 14),
      }),
  },
  {
    file: 'harbour-blend.jpg',
    shape: 'tall',
    scene: async () =>
      studio({
        solids: [...placeAll(await coffeeBag(inks.paper, inks.ink), { turn: 14 }), ...beans(9, 9, 6, 2.4, 5)],
        paper: papers.sea,
        camera: frame([1, 9, 0], 34, 12),
      }),
  },
  {
    file: 'harbour-blend-beans.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [
          plainPot(
            [
              [3.6, 0],
              [4.2, 0.3],
              [5.8, 1.2],
              [6.4, 2.9],
            ],
            { glaze: palette.oat, line: 0.6, rim: 3, specks: 0.7 },
          ),
          ...beans(46, 0, 0, 4.6, 9, 1.6),
          ...beans(40, 0, 0, 3.6, 19, 2.1),
          ...beans(7, 8.6, 5, 2, 3),
        ],
        paper: papers.clay,
        camera: frame([0.8, 0.8, 0.4], 21, 48),
      }),
  },
  {
    file: 'pour-over-dripper-oat.jpg',
    shape: 'tall',
    scene: () => dripperScene(palette.oat, palette.oat, papers.mist),
  },
  {
    file: 'pour-over-dripper-ink.jpg',
    shape: 'tall',
    scene: () => dripperScene(palette.ink, palette.oat, papers.clay),
  },
  {
    file: 'gooseneck-kettle.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: kettle(16),
        paper: papers.warm,
        camera: frame([0.9, 7.4, 0], 42, 13),
        light: { pattern: windowBars(20, 6, 12) },
      }),
  },
  {
    file: 'walnut-scoop.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [
          ...placeAll(scoop(), { at: [-2.6, 0, 0.5], turn: 32 }),
          ...placeAll(beans(20, 0, 0, 1.5, 12, 1.7), { at: [-2.6, 0.3, 0.5] }),
          ...beans(12, -5.2, 3.8, 2.4, 6),
        ],
        paper: papers.pale,
        camera: frame([0.2, 0.8, 0.3], 20, 44),
      }),
  },
]

function dripperScene(glaze: Color, cup: Color, paper: Color): Scene {
  return studio({
    solids: [...mug({ glaze: cup, turn: -34 }), ...placeAll(dripper(glaze, -28), { at: [0, 9.45, 0] })],
    paper,
    camera: frame([1, 9.2, 0], 32, 15),
  })
}
