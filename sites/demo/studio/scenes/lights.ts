import { palette } from '../materials/palette.ts'
import { candleLid, chamberstick, cupCandle, hangingTapers, standingTaper } from '../objects/candles.ts'
import { pendant, tableLamp } from '../objects/lamps.ts'
import { notebook } from '../objects/paper-goods.ts'
import { blend, type Color, color } from '../render/color.ts'
import type { Light, Scene } from '../render/scene.ts'
import { place, placeAll } from '../render/solid.ts'
import type { Vec } from '../render/vector.ts'
import { frame, leafShade, papers, type Shot, studio } from './studio.ts'

/** The room at dusk: a little blue window light, and a lamp at that point. */
function dusk(at: Vec, power: number): Partial<Light> {
  return { key: 0.1, room: 0.2, lamp: { at, power, tone: color('#ffc37a') } }
}

/** The lights of the shop. */
export const lights: readonly Shot[] = [
  {
    file: 'beeswax-tapers.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: placeAll(hangingTapers(), { at: [0, 70, -23] }),
        paper: papers.mist,
        camera: frame([0, 56.5, -22], 42, 0),
        backdrop: { depth: 26, bend: 12 },
        light: { hardness: 8 },
      }),
  },
  {
    file: 'low-tide-candle.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [...cupCandle(false), place(candleLid(), { at: [6.6, 3.95, 1.4], roll: -66, turn: -20 })],
        paper: papers.clay,
        camera: frame([1.4, 3.9, 0], 21, 22),
      }),
  },
  {
    file: 'low-tide-candle-lit.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: cupCandle(true),
        paper: papers.dusk,
        camera: frame([0, 4.8, 0], 22, 19),
        light: dusk([0.15, 9.2, 0], 1.5),
        exposure: 1.15,
      }),
  },
  {
    file: 'lantern-table-lamp.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: tableLamp(palette.oat, false),
        paper: papers.moss,
        camera: frame([1.5, 21.5, 0], 66, 8),
        backdrop: { depth: 40, bend: 24 },
      }),
  },
  {
    file: 'lantern-table-lamp-evening.jpg',
    shape: 'tall',
    scene: async () =>
      studio({
        solids: [
          ...tableLamp(palette.ink, true),
          ...placeAll(await notebook('#b97a55', '#f3eee4'), { at: [-16, 0, 9], turn: 24 }),
        ],
        paper: papers.clay,
        camera: frame([-1, 20, 0], 70, 9),
        backdrop: { depth: 26, bend: 8 },
        light: dusk([0, 27, 0], 9),
        exposure: 1.05,
      }),
  },
  { file: 'pier-pendant-ink.jpg', shape: 'tall', scene: () => pendantScene(palette.ink, papers.pale) },
  { file: 'pier-pendant-chalk.jpg', shape: 'tall', scene: () => pendantScene(palette.chalk, papers.clay) },
  {
    file: 'brass-chamberstick.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [
          ...placeAll(chamberstick(), { turn: -22 }),
          ...placeAll(standingTaper(false), { at: [0, 2.2, 0], scale: 0.86 }),
        ],
        paper: blend(papers.sea, papers.mist, 0.3),
        camera: frame([1.2, 11.5, 0], 36, 17),
        light: { pattern: leafShade(12, 2, 0.4) },
      }),
  },
]

function pendantScene(tone: Color, paper: Color): Scene {
  return studio({
    solids: placeAll(pendant(tone), { at: [0, 88, 0] }),
    paper,
    camera: frame([0, 103, 0], 66, 3),
    backdrop: { depth: 34, bend: 14 },
  })
}
