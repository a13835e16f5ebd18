import { palette } from '../materials/palette.ts'
import { drink } from '../objects/drink.ts'
import { branch, pear } from '../objects/greenery.ts'
import { mug } from '../objects/mug.ts'
import { bowl, budVase, espressoCup, moonJar, plainPot, plate, saltCellar } from '../objects/pots.ts'
import { teapot } from '../objects/teapot.ts'
import type { Color } from '../render/color.ts'
import { place, placeAll, type Solid } from '../render/solid.ts'
import { stretch } from '../solids/stretch.ts'
import { frame, leafShade, papers, type Shot, studio, windowBars } from './studio.ts'

const oneMug = (file: string, glaze: Color, paper: Color): Shot => ({
  file,
  shape: 'tall',
  scene: () => studio({ solids: mug({ glaze }), paper, camera: frame([0.9, 4.5, 0], 21.5, 17) }),
})

/** The ceramics of the shop. */
export const ceramics: readonly Shot[] = [
  oneMug('morning-mug-sea.jpg', palette.sea, papers.warm),
  oneMug('morning-mug-oat.jpg', palette.oat, papers.clay),
  oneMug('morning-mug-moss.jpg', palette.moss, papers.sand),
  oneMug('morning-mug-ink.jpg', palette.ink, papers.mist),
  {
    file: 'morning-mug-row.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [
          ...placeAll(mug({ glaze: palette.moss, turn: 150 }), { at: [-6.4, 0, -6] }),
          ...placeAll(mug({ glaze: palette.sea, filled: palette.coffee, turn: -30 }), { at: [-1, 0, 3.5] }),
          ...placeAll(mug({ glaze: palette.oat, turn: 12 }), { at: [5.6, 0, -5] }),
        ],
        paper: papers.sand,
        camera: frame([0.3, 4, 0], 29, 30),
        light: { pattern: windowBars(17, 4, 6) },
      }),
  },
  {
    file: 'tide-bowl-sea.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [bowl(palette.stoneware, palette.sea)],
        paper: papers.warm,
        camera: frame([0, 2.2, 0], 25, 32),
      }),
  },
  {
    file: 'tide-bowl-oat.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [
          bowl(palette.stoneware, palette.oat),
          place(bowl(palette.stoneware, palette.oat), { at: [0.3, 3.1, 0], turn: 40, tilt: -2.5 }),
        ],
        paper: papers.moss,
        camera: frame([0, 3.6, 0], 25, 22),
      }),
  },
  {
    file: 'harbour-plate-oat.jpg',
    shape: 'tall',
    scene: () =>
      studio({ solids: [plate(palette.oat)], paper: papers.sea, camera: frame([0, 0, 0.4], 42, 52) }),
  },
  {
    file: 'harbour-plate-stack.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [0, 1, 2, 3].map((i) =>
          place(plate(i % 2 ? palette.oat : palette.sea), {
            at: [0.3 * (i % 2), i * 1.35, 0.2 * ((i + 1) % 2)],
            turn: i * 50,
          }),
        ),
        paper: papers.warm,
        camera: frame([0, 2.2, 0], 38, 24),
      }),
  },
  { file: 'salt-cellar.jpg', shape: 'tall', scene: () => saltScene(false) },
  { file: 'salt-cellar-open.jpg', shape: 'tall', scene: () => saltScene(true) },
  {
    file: 'moon-jar.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [moonJar()],
        paper: papers.dusk,
        camera: frame([0, 16, 0], 60, 9),
        backdrop: { depth: 46, bend: 26 },
        light: { pattern: leafShade(16, 5, 0.5) },
      }),
  },
  {
    file: 'bud-vase-moss.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [
          budVase(palette.moss),
          ...branch(
            [
              [0, 12, 0],
              [0.3, 17, 0],
              [1.6, 22, 0.4],
              [4.4, 27.5, 0.8],
            ],
            4,
          ),
        ],
        paper: papers.pale,
        camera: frame([0.8, 13, 0], 38, 9),
        backdrop: { depth: 22, bend: 14 },
      }),
  },
  {
    file: 'bud-vase-clay.jpg',
    shape: 'tall',
    scene: () => studio({ solids: [budVase(null)], paper: papers.sea, camera: frame([0, 7, 0], 25, 12) }),
  },
  {
    file: 'bud-vase-group.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [
          place(budVase(palette.moss), { at: [-6.4, 0, -4] }),
          place(budVase(palette.oat), { at: [0.6, 0, 3.4], turn: 60 }),
          place(budVase(null), { at: [6.6, 0, -5] }),
        ],
        paper: papers.clay,
        camera: frame([0, 6.6, 0], 31, 16),
      }),
  },
  {
    file: 'espresso-pair.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [
          place(espressoCup(palette.milk), { at: [-2.6, 0, -3.2] }),
          ...placeAll([espressoCup(palette.milk), drink(4.2, 2.72, palette.coffee)], {
            at: [2.4, 0, 2.4],
            turn: 70,
          }),
        ],
        paper: papers.moss,
        camera: frame([0, 2.6, 0], 18, 27),
      }),
  },
  {
    file: 'long-table-platter.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [
          place(stretch(plate(palette.ink), 1.72, 0.86), { turn: 24 }),
          ...pear(palette.moss, { at: [-8, 1, 3.5], turn: 30 }),
          ...pear(palette.sand, { at: [-1.2, 1, -0.6], turn: 200 }),
          ...pear(palette.moss, { at: [7, 4.1, -2.4], roll: 74, turn: 60 }),
        ],
        paper: papers.warm,
        camera: frame([0, 2.4, 0], 60, 36),
        backdrop: { depth: 40, bend: 20 },
      }),
  },
  {
    file: 'quiet-teapot-ink.jpg',
    shape: 'tall',
    scene: () =>
      studio({ solids: teapot(palette.ink), paper: papers.clay, camera: frame([1, 8.6, 0], 33, 14) }),
  },
  {
    file: 'quiet-teapot-oat.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [
          ...teapot(palette.oat, 22),
          ...placeAll(
            [
              plainPot(
                [
                  [2.6, 0],
                  [3, 0.3],
                  [3.7, 2],
                  [3.9, 5.2],
                ],
                { glaze: palette.oat, line: 1, rim: 5.3, specks: 0.6 },
              ),
              drink(4.3, 3.45, palette.honey),
            ],
            { at: [11, 0, 9] },
          ),
        ],
        paper: papers.mist,
        camera: frame([3, 7.8, 0], 38, 18),
      }),
  },
]

function saltScene(isOpen: boolean): ReturnType<typeof studio> {
  const { body, lid, salt } = saltCellar(palette.chalk)
  const solids: Solid[] = isOpen
    ? [body, place(salt, { at: [0, 3, 0] }), place(lid, { at: [5.6, 3.05, 1.8], roll: -58, turn: -24 })]
    : [body, place(lid, { at: [0, 4.55, 0] })]
  return studio({
    solids,
    paper: isOpen ? papers.sand : papers.clay,
    camera: isOpen ? frame([1.4, 2.4, 0], 17.5, 30) : frame([0, 3.2, 0], 16, 19),
  })
}
