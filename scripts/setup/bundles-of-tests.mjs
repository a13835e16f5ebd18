import { ensureBundles } from './bundles.mjs'

/** Builds what changed since it was last built, before files are tested that run it. */
export const setup = () => ensureBundles()
