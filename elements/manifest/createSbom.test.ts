import { expect, it } from 'vitest'
import { createSbom } from './createSbom.ts'

const sbom = createSbom({
  cdn: [
    'src/App.tsx',
    'node_modules/react/index.js',
    'node_modules/@scure/base/lib/index.js',
    'node_modules/@scure/base/lib/other.js',
  ],
  testing: ['node_modules/@scure/base/lib/index.js', 'node_modules/ethers/lib.esm/index.js'],
})

it('the SBOM names each bundled package once, with its version, licence and part', () => {
  expect(sbom.components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40scure/base@1.2.6',
      group: '@scure',
      name: 'base',
      version: '1.2.6',
      purl: 'pkg:npm/%40scure/base@1.2.6',
      licenses: [{ license: { id: 'MIT' } }],
      properties: [
        { name: 'wallet-modal:part', value: 'dist/cdn' },
        { name: 'wallet-modal:part', value: 'dist/testing' },
      ],
    },
    expect.objectContaining({ name: 'ethers', purl: 'pkg:npm/ethers@6.17.0' }),
    expect.objectContaining({
      name: 'react',
      properties: [{ name: 'wallet-modal:part', value: 'dist/cdn' }],
    }),
  ])
})

it('the SBOM lists all packages as dependencies of wallet-modal', () => {
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  expect(sbom.metadata.component).toMatchObject({ name: 'wallet-modal' })
  expect(sbom.dependencies).toEqual([
    {
      ref: sbom.metadata.component['bom-ref'],
      dependsOn: sbom.components.map((one) => one['bom-ref']),
    },
  ])
})
