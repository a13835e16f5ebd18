import { squarespace } from '../namespace.ts'
import { startVideoBackgrounds } from '../video/video-background.ts'
import { loadVideos, VideoLoader } from '../video/video-loader.ts'

squarespace().VideoLoader = VideoLoader
const begin = () => {
  loadVideos()
  startVideoBackgrounds()
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
document.addEventListener('vitrine:content', begin)
