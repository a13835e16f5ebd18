import { compatWindow, squarespace } from '../namespace.ts'

type Step = (yui: unknown) => void

const begins = new Map<Step, unknown>()
const ends = new Map<Step, unknown>()
let hasBegun = false

/** Names by which scripts that fetch pages themselves ask the platform to look at the new content. */
const lookAgain = [
  'initializeAcuityBlocks',
  'initializeAudio',
  'initializeAudioBlock',
  'initializeAudioPlayer',
  'initializeCalendarBlock',
  'initializeCartPage',
  'initializeCollectionPages',
  'initializeCommerce',
  'initializeCoverPage',
  'initializeEventView',
  'initializeFormBlock',
  'initializeFormBlocks',
  'initializeGalleryBlock',
  'initializeImageBlockDynamicElements',
  'initializeLayoutBlocks',
  'initializeMapBlock',
  'initializeNativeVideo',
  'initializeNewsletterBlock',
  'initializePageContent',
  'initializeSearchBlock',
  'initializeSearchPage',
  'initializeSocialButtons',
  'initializeSoundcloudBlock',
  'initializeSummaryV2Block',
  'initializeSvgs',
  'initializeTourdateBlocks',
  'initializeTwitterBlock',
  'initializeUserItemsBlocks',
  'initializeVideo',
  'initializeVideoBlock',
  'initializeWebsiteComponent',
  'initializeZolaBlocks',
]

/** Gives the page its lifecycle: steps that begin with the page, end with it, and what scripts call that fetch further pages. */
export function startLifecycle(): void {
  Object.assign(squarespace(), {
    AFTER_BODY_LOADED: false,
    onInitialize: (yui: unknown, step: Step) => {
      begins.set(step, yui)
      if (hasBegun) run(step, yui)
    },
    onDestroy: (yui: unknown, step: Step) => void ends.set(step, yui),
    afterBodyLoad: begin,
    globalInit: begin,
    globalDestroy: () => {
      for (const [step, yui] of ends) run(step, yui)
      hasBegun = false
      squarespace().AFTER_BODY_LOADED = false
    },
    addLoadTrigger: () => undefined,
    load: () => undefined,
    ...Object.fromEntries(lookAgain.map((name) => [name, announceContent])),
  })
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', bodyLoaded)
  else begin()
}

/** Scripts may have put a step of their own around it, and wait for that to be called. */
function bodyLoaded(): void {
  const { afterBodyLoad } = squarespace()
  if (typeof afterBodyLoad === 'function') afterBodyLoad(compatWindow().Y)
  else begin()
}

function begin(): void {
  squarespace().AFTER_BODY_LOADED = true
  if (!hasBegun) {
    hasBegun = true
    for (const [step, yui] of begins) run(step, yui)
  }
  announceContent()
}

/** Tells the parts of the page that there may be something new for them. */
export function announceContent(): void {
  document.dispatchEvent(new Event('vitrine:content'))
}

function run(step: Step, yui: unknown): void {
  try {
    step(yui)
  } catch (error) {
    reportError(error)
  }
}
