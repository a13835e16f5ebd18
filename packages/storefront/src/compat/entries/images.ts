import { startImageLoader } from '../image-loader/image-loader.ts'

startImageLoader()
