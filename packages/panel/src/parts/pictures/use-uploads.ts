import type { ProductImage } from '@vitrine/domain/images/product-image'
import { useRef, useState } from 'react'
import { checkFile } from './check-file.ts'
import { uploadImage } from './upload.ts'

/** A picture on its way, or one that did not arrive. */
export interface Upload {
  readonly key: number
  readonly name: string
  /** From 0 to 1. */
  readonly fraction: number
  readonly problem: string | null
}

interface Uploads {
  readonly uploads: readonly Upload[]
  readonly add: (files: readonly File[]) => Promise<void>
  readonly dismiss: (key: number) => void
}

/** Sends pictures one after another and gives back each that arrived, in the order they were chosen. */
export function useUploads(onArrived: (image: ProductImage) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const nextKey = useRef(1)
  const line = useRef(Promise.resolve())

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const dismiss = (key: number) => setUploads((all) => all.filter((each) => each.key !== key))

  const send = async (key: number, file: File) => {
    const outcome = await uploadImage(file, (fraction) => change(key, { fraction }))
    if (!outcome.ok) return change(key, { problem: `${file.name}: ${outcome.refusal.message}` })
    dismiss(key)
    onArrived(outcome.reply.image)
  }

  const add = async (files: readonly File[]) => {
    for (const file of files) {
      const key = nextKey.current++
      const problem = checkFile(file)
      setUploads((all) => [...all, { key, name: file.name, fraction: 0, problem }])
      if (problem === null) line.current = line.current.then(() => send(key, file))
    }
    await line.current
  }

  return { uploads, add, dismiss }
}
