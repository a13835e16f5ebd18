import type { ErrorComponentProps } from '@tanstack/react-router'
import { failureText } from '../call/messages.ts'
import { PlainNotice } from './plain-notice.tsx'

/** Shown when a screen broke or its files could not be loaded. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  return (
    <PlainNotice
      title={failureText.unknown}
      acts={
        <>
          <button type="button" onClick={reset}>
            Try again
          </button>
          <button type="button" onClick={() => location.reload()}>
            Reload the panel
          </button>
        </>
      }
    >
      The screen could not be shown. What is saved is safe.
    </PlainNotice>
  )
}
