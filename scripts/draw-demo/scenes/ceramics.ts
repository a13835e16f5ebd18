import { palette } from '../materials/palette.ts'
import { mug } from '../objects/mug.ts'
import { papers, type Shot, studio } from './studio.ts'

const mugCamera = { target: [0.6, 4.7, 0], distance: 74, elevation: 17, view: 17.5 } as const

/** The ceramics of the shop. */
export const ceramics: readonly Shot[] = [
  {
    file: 'morning-mug-sea.jpg',
    shape: 'tall',
    scene: () => studio({ solids: mug({ glaze: palette.sea }), paper: papers.warm, camera: mugCamera }),
  },
]
