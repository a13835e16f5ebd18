import { liveLists } from '@vitrine/contract/lists/live-lists'
import { panelEventsPath } from '@vitrine/contract/owners/panel-events-path'
import { useEffect } from 'react'
import { tellOfLists } from './list-news.ts'

/** Listens to what changes elsewhere while the tab is looked at: browsers have few connections for all tabs of a site. */
export function usePanelEvents(): void {
  useEffect(() => {
    if (typeof EventSource === 'undefined') return undefined
    let source: EventSource | null = null
    let isFirst = true
    const open = () => {
      source = new EventSource(panelEventsPath)
      source.addEventListener('lists', ({ data }) => tellOfLists(readNames(data)))
      source.addEventListener('open', () => {
        if (!isFirst) tellOfLists(liveLists)
        isFirst = false
      })
    }
    const follow = () => {
      source?.close()
      source = null
      if (document.visibilityState === 'visible') open()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      source?.close()
    }
  }, [])
}

function readNames(data: unknown): readonly string[] {
  if (typeof data !== 'string') return []
  const names: unknown = JSON.parse(data)
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}
