// For templates without scripts for YUI that print a follow button or an audio player: what the few words beside those ask for.
import { renderFollowButtons } from '../extras/small-parts.ts'
import { compatWindow, squarespace } from '../namespace.ts'
import { yuiSeed } from '../yui/yui-seed.ts'

const names = Object.assign(squarespace(), { FollowButtonUtils: { renderAll: renderFollowButtons } })
const page: { Y?: unknown } = compatWindow()
page.Y ??= yuiSeed(names)
