import type { IconColours } from '../walletServices/icons.ts'

interface AssetImage {
  label: string
  colours: IconColours
}

/** Networks and connectors by image id of the hosted service. */
const ASSETS: Record<string, [label: string, from: string, to: string]> = {
  'ba0ba0cd-17c6-4806-ad93-f9d174f17900': ['Ξ', '#8ea2f5', '#4c5fc4'],
  '3bff954d-5cb0-47a0-9a23-d20192e74600': ['A', '#28a0f0', '#213147'],
  '30c46e53-e989-45fb-4549-be3bd4eb3b00': ['A', '#f0595a', '#c22a2b'],
  '93564157-2e8e-4ce7-81df-b264dbee9b00': ['B', '#f3ba2f', '#b07d00'],
  '06b26297-fe0c-4733-5d6b-ffa5498aac00': ['F', '#1969ff', '#0b3fa8'],
  'ab9c186a-c52f-464b-2906-ca59d760a400': ['OP', '#ff5a6b', '#d60017'],
  '41d04d42-da3b-4453-8506-668cc0727900': ['P', '#9a5df5', '#6a2fd0'],
  'e86fae9b-b770-4eea-e520-150e12c81100': ['M', '#3c5c56', '#0b1f1b'],
  '6a97d510-cac8-4e58-c7ce-e8681b044c00': ['H', '#3a3a3d', '#111113'],
  'e909ea0a-f92a-4512-c8fc-748044ea6800': ['S', '#a79bf0', '#6656c9'],
  'a18a7ecd-e307-4360-4746-283182228e00': ['B', '#7aa5ff', '#3a68cf'],
  '4eeea7ef-0014-4649-5d1d-07271a80f600': ['U', '#f79ad3', '#c9418f'],
  '2257980a-3463-48c6-cbac-a42d2a956e00': ['U', '#f50db4', '#a8007a'],
  '0a728e83-bacb-46db-7844-948f05434900': ['M', '#836ef9', '#4b36c9'],
  '02b53f6a-e3d4-479e-1cb4-21178987d100': ['G', '#3e6957', '#133629'],
  'f926ff41-260d-4028-635e-91913fc28e00': ['E', '#ed4e33', '#9e2a15'],
  'b310f07f-4ef7-49f3-7073-2a0a39685800': ['Z', '#5f7cf9', '#1e3ac2'],
  '5a73b3dd-af74-424e-cae0-0de859ee9400': ['F', '#2f9dff', '#0064c2'],
  '34e68754-e536-40da-c153-6ef2e7188a00': ['I', '#44ffb2', '#0f8f7c'],
  '3897a66d-40b9-4833-162f-a2c90531c900': ['M', '#00dacc', '#00736c'],
  '161038da-44ae-4ec7-1208-0ea569454b00': ['M', '#e1147b', '#53cbc8'],
  'f1d73bb6-5450-4e18-38f7-fb6484264a00': ['M', '#f2b705', '#53cbc8'],
  '845c60df-d429-4991-e687-91ae45791600': ['Z', '#5b6cff', '#1c1f3d'],
  'ab781bbc-ccc6-418d-d32d-789b15da1f00': ['C', '#e0cf00', '#7d7400'],
  '7289c336-3981-4081-c5f4-efc26ac64a00': ['B', '#2f6bff', '#0038c7'],
  '3ff73439-a619-4894-9262-4470c773a100': ['A', '#70d44b', '#2f7f14'],
  'b8101fc0-9c19-4b6f-ec65-f6dfff106e00': ['R', '#1273ea', '#0b4aa0'],
  'e329c2c9-59b0-4a02-83e4-212ff3779900': ['B', '#a36a3d', '#5c3413'],
  'a1b58899-f671-4276-6a5e-56ca5bd59700': ['S', '#9945ff', '#14b87f'],
  '0b4838db-0161-4ffe-022d-532bf03dba00': ['₿', '#f9a63c', '#d97808'],
  '39354064-d79b-420b-065d-f980c4b78200': ['₿', '#7cc36a', '#3f8a2d'],
  '0c2840c3-5b04-4c44-9661-fbd4b49e1800': ['C', '#0052ff', '#0033a0'],
  '461db637-8616-43ce-035a-d89b8a1d5800': ['S', '#12ff80', '#008a45'],
  '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300': ['L', '#3c3c40', '#0d0d0f'],
  'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400': ['W', '#3b99fc', '#1a63b8'],
  '07ba87ed-43aa-4adf-4540-9e6a2b9cae00': ['…', '#6d7480', '#3a3f48'],
}

export function assetImage(imageId: string): AssetImage | undefined {
  const found = Object.hasOwn(ASSETS, imageId) ? ASSETS[imageId] : undefined
  return found && { label: found[0], colours: [found[1], found[2]] }
}
