import { useEffect, useState } from 'react'
import classes from './drop-area.module.css'

/** Takes files that are dropped anywhere on the page, and says so while they hang over it. */
export function DropOverWindow({ onFiles }: { readonly onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const leave = new AbortController()
    const on = <Name extends 'dragover' | 'dragleave' | 'drop'>(
      name: Name,
      act: (event: DragEvent) => void,
    ) => addEventListener(name, (event) => holdsFiles(event) && act(event), { signal: leave.signal })
    on('dragover', (event) => {
      event.preventDefault()
      setOver(true)
    })
    // Nothing is entered when the files leave the window.
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    })
    return () => leave.abort()
  }, [onFiles])
  return isOver ? <div className={classes.window}>Drop files to upload them</div> : null
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
