// The styles of the Mantine parts that the shell is made of, in the order they build on each other; those of the rooms come with the first
// of them (room-styles.ts). They stand in a layer, so that our own styles win whenever either is loaded.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import './panel.css'
import './forced-colors.css'
