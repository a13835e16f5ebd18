import { Notifications, useNotifications } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import { toastsLieInTheWay } from './lies-over.ts'

/** Where toasts stand: in their corner, on the other side, or, where either is in the way, behind the dialog that is open. */
type Place = 'corner' | 'aside' | 'behind'

const placeClasses: Readonly<Record<Place, string | undefined>> = {
  corner: undefined,
  aside: 'toasts-aside',
  behind: 'toasts-behind',
}

/**
 * Where toasts are shown; they step to the other side when they would lie over what has the focus (WCAG 2.2, 2.4.11), or over the buttons of
 * a dialog.
 */
export function Toasts() {
  const [place, setPlace] = useState<Place>('corner')
  const { notifications } = useNotifications()
  const newest = notifications.at(-1)?.id
  const tried = useRef<Tried>({ focused: null, places: [] })
  useEffect(() => {
    if (newest === undefined) return setPlace('corner')
    // From the place that is drawn, so that looking twice before it is drawn again steps once.
    const stepAside = () => {
      const focused = document.activeElement
      if (tried.current.focused !== focused) {
        tried.current = { focused, places: [] }
        if (place === 'behind') return setPlace('corner')
      }
      if (place === 'behind' || !toastsLieInTheWay()) return
      const places = [...tried.current.places, place]
      tried.current = { focused, places }
      setPlace(inSight.find((each) => !places.includes(each)) ?? 'behind')
    }
    // What gets the focus is scrolled to first.
    const onFocus = () => requestAnimationFrame(stepAside)
    onFocus()
    document.addEventListener('focusin', onFocus)
    const looking = setInterval(stepAside, lookEveryMs)
    return () => {
      document.removeEventListener('focusin', onFocus)
      clearInterval(looking)
    }
  }, [newest, place])
  return <Notifications position="bottom-left" transitionDuration={0} className={placeClasses[place]} />
}

/** Which places were in the way of what has the focus, and of what stands around it. */
interface Tried {
  readonly focused: Element | null
  readonly places: readonly Place[]
}

const inSight: readonly Place[] = ['corner', 'aside']

/** What has the focus also comes under a toast without a new focus: by scrolling, and as a screen fills. */
const lookEveryMs = 250
