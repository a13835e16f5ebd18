import { ceramics } from './ceramics.ts'
import { coffees } from './coffees.ts'
import { journal } from './journal.ts'
import { lights } from './lights.ts'
import { linens } from './linens.ts'
import { paperGoods } from './papers.ts'
import { rooms } from './rooms.ts'
import type { Shot } from './studio.ts'
import { workshop } from './workshop.ts'

/** Every picture of the demo shop. */
export const shots: readonly Shot[] = [
  ...ceramics,
  ...linens,
  ...lights,
  ...paperGoods,
  ...coffees,
  ...workshop,
  ...rooms,
  ...journal,
]
