import { boards, linen } from '../materials/cloth.ts'
import { palette } from '../materials/palette.ts'
import { pile } from '../objects/folded.ts'
import { branch, lemon } from '../objects/greenery.ts'
import { mug } from '../objects/mug.ts'
import { bowl, budVase, moonJar, plainPot, rawPot } from '../objects/pots.ts'
import { board } from '../objects/studio-tools.ts'
import { teapot } from '../objects/teapot.ts'
import { blend, color } from '../render/color.ts'
import { place, placeAll } from '../render/solid.ts'
import type { Vec } from '../render/vector.ts'
import { frame, leafShade, type Shot, studio, windowBars } from './studio.ts'
import { oakTable, plaster } from './tables.ts'

/** Pages and journal: wider scenes in the same light. */
export const rooms: readonly Shot[] = [
  {
    file: 'home-hero.jpg',
    shape: 'wide',
    scene: () =>
      studio({
        solids: [
          ...placeAll(mug({ glaze: palette.sea, filled: palette.coffee, turn: -34 }), { at: [9, 0, 8] }),
          ...placeAll(
            [
              bowl(palette.stoneware, palette.oat),
              lemon({ at: [-2.4, 4.2, 1], roll: 70, turn: 20 }),
              lemon({ at: [2.6, 4.1, 1.2], roll: 95, turn: -40 }),
              lemon({ at: [0.2, 5.2, -2.4], roll: 80, turn: 100 }),
            ],
            { at: [27, 0, 2], scale: 1.15 },
          ),
          ...placeAll(
            [
              budVase(palette.moss),
              ...branch(
                [
                  [0, 12, 0],
                  [0.4, 18, 0],
                  [2, 24, 0.6],
                  [5.2, 30, 1],
                ],
                4,
                1.5,
              ),
              ...branch(
                [
                  [0, 12, 0],
                  [-0.8, 17, 0.4],
                  [-3, 22, 0.8],
                  [-6, 25.6, 0.6],
                ],
                14,
                1.35,
              ),
            ],
            { at: [17, 0, -10], scale: 1.2 },
          ),
          ...placeAll(
            pile({ width: 17, depth: 12, folds: [1.1], paint: [linen({ tone: palette.rose })], seed: 5 }),
            { at: [-4.5, 0, 12], turn: 16 },
          ),
        ],
        paper: oakTable,
        wall: color('#ece3d6'),
        camera: frame([1, 15.4, 0], 52, 9),
        backdrop: { depth: 30, bend: 2.5, tableGrain: boards(13, 0.13) },
        light: { pattern: windowBars(27, 6, 33) },
        exposure: 1.2,
      }),
  },
  { file: 'studio-shelf.jpg', shape: 'wide', scene: shelf },
]

async function shelf() {
  const raw = [color('#9b7f69'), blend(palette.rose, palette.sand, 0.4)]
  const low = 60
  const at = (x: number, level: number): Vec => [x, low + level, -16]
  return studio({
    solids: [
      place(board(150, 22, 2.2, 3), { at: [0, low - 2.2, -15] }),
      place(board(150, 22, 2.2, 6), { at: [0, low + 30, -15] }),
      place(
        rawPot(
          [
            [4, 0],
            [4.6, 0.5],
            [7, 5],
            [6.4, 11],
            [3, 15],
            [3.2, 18],
          ],
          raw[0] ?? palette.clay,
        ),
        { at: at(-40, 0) },
      ),
      place(budVase(null), { at: at(-27, 0), scale: 1.2 }),
      ...placeAll(mug({ glaze: palette.oat, turn: -20 }), { at: at(-14, 0) }),
      ...placeAll(mug({ glaze: palette.sea, turn: -35 }), { at: at(-1, 0) }),
      place(bowl(palette.stoneware, palette.oat), { at: at(16, 0) }),
      place(bowl(palette.stoneware, palette.sea), { at: [16.3, low + 3.1, -16], turn: 30 }),
      ...placeAll(teapot(palette.ink, -20), { at: at(38, 0) }),
      place(moonJar(), { at: at(30, 32.2), scale: 0.72 }),
      ...[-44, -33, -22].map((x, i) =>
        place(
          rawPot(
            [
              [2.6, 0],
              [3, 0.4],
              [4.4, 3],
              [4.6, 6 + i],
            ],
            raw[i % 2] ?? palette.clay,
          ),
          { at: at(x, 32.2) },
        ),
      ),
      place(
        plainPot(
          [
            [3, 0],
            [4, 0.4],
            [5.4, 6],
            [4.4, 12],
            [3.2, 14],
          ],
          { glaze: palette.moss, line: 1, rim: 14, specks: 0.5 },
        ),
        { at: at(-7, 32.2) },
      ),
      place(
        plainPot(
          [
            [2.4, 0],
            [3, 0.4],
            [3.6, 4],
            [3.3, 8],
          ],
          { glaze: palette.ink, line: 1, rim: 8, specks: 0.5 },
        ),
        { at: at(7, 32.2) },
      ),
    ],
    paper: plaster,
    camera: frame([-2, low + 20, -14], 60, 4),
    backdrop: { depth: 28, bend: 10 },
    light: { pattern: leafShade(30, 6, 0.45) },
    exposure: 1.04,
  })
}
