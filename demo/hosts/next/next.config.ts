import type { NextConfig } from 'next'

// Names the root, since the folders above have lockfiles of their own.
export default { turbopack: { root: import.meta.dirname } } satisfies NextConfig
