import { Interface } from 'ethers'

/** Interfaces of the demo's contracts and of standard tokens. */
export const erc20 = new Interface([
  'constructor(string name, string symbol, uint8 decimals)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address owner) view returns (uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function transferFrom(address from, address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function mint(address to, uint256 amount)',
  'function burn(uint256 amount)',
])

export const feeToken = new Interface(['constructor(string name, string symbol)'])

export const erc721 = new Interface([
  'constructor(string name, string symbol, string base)',
  'function mint(address to, uint256 id)',
  'function burn(uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id)',
])

export const erc1155 = new Interface([
  'constructor(string name, string uri)',
  'function mint(address to, uint256 id, uint256 amount)',
  'function burn(uint256 id, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
])

export const exchange = new Interface([
  'function swap(address from, uint256 amount, address to, uint256 wanted)',
  'function sell(address from, uint256 amount, uint256 wantedWei)',
])

export const registry = new Interface([
  'function claimRoot()',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function resolver(bytes32 node) view returns (address)',
])

export const resolver = new Interface([
  'constructor(address registry)',
  'function setAddr(bytes32 node, uint256 coinType, bytes value)',
  'function setName(bytes32 node, string value)',
  'function setText(bytes32 node, string key, string value)',
  'function addr(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
])

export const offchainResolver = new Interface([
  'constructor(string[] urls, address signer)',
  'function resolve(bytes name, bytes data) view returns (bytes)',
])

export const wildcardResolver = new Interface(['constructor(address universal, address otherwise)'])

export const defaultReverseResolver = new Interface(['function setName(string label, string name)'])

export const aggregator = new Interface([
  'constructor(address router)',
  'function trade(address from, address to, uint256 amount, address[] path, uint256 minimum, address receiver) payable',
])

export const tradeSimulation = new Interface([
  'constructor(address aggregator, address from, address to, uint256 amount, address[] path) payable',
])

export const thief = new Interface([
  'function pay(uint8 probe, address to, uint256 wanted) payable',
  'function swap(address from, uint256 amount, address to, uint256 wanted, address other, uint256 more) payable',
  'function swapAndTakeCollectible(address to, uint256 wanted, address other, uint256 id) payable',
  'function swapAndTakeItems(address to, uint256 wanted, address other, uint256 id) payable',
])

export const trapToken = new Interface(['function set(uint8 probe, address other, uint256 more)'])
