import { loadVideo } from './video-loader.ts'

/** Shows a video that the platform's own views print, in templates that bring no script for it. */
export function wake(wrapper: HTMLElement): void {
  loadVideo(wrapper)
}
