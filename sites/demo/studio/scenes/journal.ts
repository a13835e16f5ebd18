import { boards, linen } from '../materials/cloth.ts'
import { palette } from '../materials/palette.ts'
import { beans } from '../objects/beans.ts'
import { chamberstick, standingTaper } from '../objects/candles.ts'
import { dripper } from '../objects/dripper.ts'
import { pile } from '../objects/folded.ts'
import { branch, pear } from '../objects/greenery.ts'
import { kettle } from '../objects/kettle.ts'
import { mug } from '../objects/mug.ts'
import { notebook, poster } from '../objects/paper-goods.ts'
import { bowl, budVase, moonJar, plate, rawPot } from '../objects/pots.ts'
import { board } from '../objects/studio-tools.ts'
import { tideCalendar } from '../objects/wave-mark.ts'
import { color } from '../render/color.ts'
import { place, placeAll } from '../render/solid.ts'
import { stretch } from '../solids/stretch.ts'
import { inks } from './papers.ts'
import { frame, leafShade, papers, type Shot, studio, windowBars } from './studio.ts'
import { oakTable, plaster } from './tables.ts'

/** The pictures of the journal: wider scenes in the same light. */
export const journal: readonly Shot[] = [
  {
    file: 'journal-mugs.jpg',
    shape: 'wide',
    scene: () =>
      studio({
        solids: [
          place(board(56, 20), { at: [0, 0, 0], turn: -4 }),
          ...[-19, -9.6, 0, 9.6, 19].flatMap((x, i) =>
            placeAll(
              i < 2
                ? [
                    rawPot(
                      [
                        [3.1, 0],
                        [3.5, 0.3],
                        [4, 1.6],
                        [4.15, 4],
                        [4.05, 9.3],
                      ],
                      i ? palette.rose : color('#8d725e'),
                    ),
                  ]
                : mug({
                    glaze: i === 2 ? palette.oat : i === 3 ? palette.sea : palette.ink,
                    turn: -30 - i * 4,
                  }),
              { at: [x, 1.8, 0.6 - x * 0.07] },
            ),
          ),
        ],
        paper: papers.warm,
        camera: frame([0, 6, 0], 38, 14),
        backdrop: { depth: 30, bend: 16 },
        light: { pattern: leafShade(22, 4, 0.4) },
      }),
  },
  {
    file: 'journal-pour-over.jpg',
    shape: 'wide',
    scene: () =>
      studio({
        solids: [
          ...placeAll(
            [
              ...mug({ glaze: palette.oat, turn: -34 }),
              ...placeAll(dripper(palette.oat, -28), { at: [0, 9.45, 0] }),
            ],
            { at: [13, 0, 2] },
          ),
          ...placeAll(kettle(12), { at: [-13, 0, -4] }),
          ...beans(14, 27, 9, 4, 8),
        ],
        paper: oakTable,
        wall: papers.sea,
        camera: frame([2, 9.5, 0], 36, 11),
        backdrop: { depth: 28, bend: 2.5, tableGrain: boards(12, 0.13) },
        light: { pattern: windowBars(22, -6, 16) },
      }),
  },
  {
    file: 'journal-linen.jpg',
    shape: 'wide',
    scene: () =>
      studio({
        solids: placeAll(
          pile({
            width: 40,
            depth: 26,
            folds: [3.2, 2.6, 3, 2.4, 2.8],
            paint: [palette.oat, palette.sea, palette.chalk, palette.moss, palette.rose].map((tone) =>
              linen({ tone, threads: 6 }),
            ),
            seed: 9,
            loose: 0.8,
          }),
          { turn: 16 },
        ),
        paper: papers.pale,
        camera: frame([-6, 7, 0], 46, 15),
        backdrop: { depth: 42, bend: 22 },
        light: { pattern: windowBars(26, 0, 14) },
      }),
  },
  {
    file: 'journal-window.jpg',
    shape: 'wide',
    scene: () =>
      studio({
        solids: [
          place(moonJar(), { at: [24, 0, -8] }),
          place(bowl(palette.stoneware, palette.ink), { at: [-3, 0, 6], scale: 1.3 }),
        ],
        paper: color('#a98a66'),
        wall: plaster,
        camera: frame([0, 20, 0], 62, 7),
        backdrop: { depth: 34, bend: 2.5, tableGrain: boards(15, 0.13) },
        light: { pattern: windowBars(26, -20, 32), room: 0.4 },
      }),
  },
  {
    file: 'journal-table.jpg',
    shape: 'wide',
    scene: () =>
      studio({
        solids: [
          place(plate(palette.oat), { at: [-24, 0, 9] }),
          place(plate(palette.sea), { at: [-24, 1.3, 9], scale: 0.78 }),
          ...placeAll(
            pile({ width: 11, depth: 17, folds: [1], paint: [linen({ tone: palette.rose })], seed: 4 }),
            { at: [-4.5, 0, 11], turn: -6 },
          ),
          ...placeAll(
            [
              stretch(plate(palette.ink), 1.72, 0.86),
              ...pear(palette.moss, { at: [-9, 1, 0], turn: 30 }),
              ...pear(palette.sand, { at: [-1, 1, 1.5], turn: 200 }),
              ...pear(palette.moss, { at: [8, 1, -1], turn: 90 }),
            ],
            { at: [19, 0, -6], turn: 8 },
          ),
          ...placeAll(
            [
              ...placeAll(chamberstick(), { turn: -30 }),
              ...placeAll(standingTaper(true), { at: [0, 2.2, 0], scale: 0.8 }),
            ],
            { at: [-7, 0, -10] },
          ),
          ...placeAll(chamberstick(), { at: [40, 0, 10], turn: 40 }),
        ],
        paper: color('#8d6d4e'),
        wall: color('#8d8a83'),
        camera: frame([2, 8.5, 0], 50, 17),
        backdrop: { depth: 46, bend: 3, tableGrain: boards(14, 0.15) },
        light: { key: 0.5, room: 0.36, lamp: { at: [-7, 24.5, -10], power: 2.2, tone: color('#ffc57d') } },
        exposure: 1.12,
      }),
  },
  {
    file: 'journal-tide.jpg',
    shape: 'wide',
    scene: async () =>
      studio({
        solids: [
          place(await poster(tideCalendar(inks.ink, inks.clay, inks.paper), 34, 51), { at: [16, 7, -27.6] }),
          ...placeAll(await notebook(inks.sea, inks.paper), { at: [-14, 0, 8], turn: 24 }),
          ...placeAll(
            [
              budVase(null),
              ...branch(
                [
                  [0, 12, 0],
                  [-0.3, 18, 0],
                  [-1.6, 23, 0.4],
                  [-4.6, 28, 0.6],
                ],
                21,
                1.35,
              ),
            ],
            { at: [-26, 0, -8], scale: 1.15 },
          ),
          ...placeAll(mug({ glaze: palette.ink, turn: -26 }), { at: [33, 0, 4] }),
        ],
        paper: oakTable,
        wall: papers.mist,
        camera: frame([0, 22, 0], 64, 7),
        backdrop: { depth: 28, bend: 2, tableGrain: boards(14, 0.13) },
        light: { pattern: windowBars(30, -20, 34) },
      }),
  },
]
