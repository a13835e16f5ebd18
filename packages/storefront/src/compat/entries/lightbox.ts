import { Lightbox } from '../lightbox/lightbox.ts'
import { squarespace } from '../namespace.ts'

Object.assign(squarespace(), { Lightbox2: Lightbox, Lightbox })
