// Comes after the modules of YUI in one file: makes the `Y` of the page, and gives every `Y` what the platform adds.
import { squarespace } from '../namespace.ts'
import { extraEasings } from '../yui/easings.ts'
import { addNodeMethods } from '../yui/node-methods.ts'
import { platformModules, rollups } from '../yui/platform-modules.ts'

interface YuiSeed {
  (): { use: (...names: string[]) => Record<string, unknown> }
  GlobalConfig?: object
  prototype: Record<string, unknown>
  add: (name: string, step: () => void, version: string, details: { use?: readonly string[] }) => void
}

declare const YUI: YuiSeed

YUI.GlobalConfig = { bootstrap: false, throwFail: false, fetchCSS: false, debug: false }
for (const name of platformModules) YUI.add(name, () => undefined, '1', {})
for (const [name, use] of Object.entries(rollups)) YUI.add(name, () => undefined, '1', { use })
YUI.prototype.Squarespace = squarespace()

const page = window as unknown as { Y?: Record<string, unknown> }
page.Y = YUI().use('*')
addNodeMethods(page.Y)
Object.assign(Object(page.Y.Easing), extraEasings())
page.Y.Squarespace = squarespace()
