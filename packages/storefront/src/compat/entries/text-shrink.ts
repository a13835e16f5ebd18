import { squarespace } from '../namespace.ts'
import { TextShrink } from '../text-shrink/text-shrink.ts'

squarespace().TextShrink = TextShrink
