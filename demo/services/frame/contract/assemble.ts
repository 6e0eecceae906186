const OPCODES: Record<string, number> = {
  STOP: 0x00,
  ADD: 0x01,
  GT: 0x11,
  EQ: 0x14,
  ISZERO: 0x15,
  XOR: 0x18,
  BYTE: 0x1a,
  SHL: 0x1b,
  SHR: 0x1c,
  CALLER: 0x33,
  CALLDATALOAD: 0x35,
  CALLDATASIZE: 0x36,
  CALLDATACOPY: 0x37,
  CODECOPY: 0x39,
  RETURNDATASIZE: 0x3d,
  RETURNDATACOPY: 0x3e,
  POP: 0x50,
  MLOAD: 0x51,
  MSTORE: 0x52,
  JUMP: 0x56,
  JUMPI: 0x57,
  GAS: 0x5a,
  CALL: 0xf1,
  RETURN: 0xf3,
  STATICCALL: 0xfa,
  REVERT: 0xfd,
}

/**
 * Assembles EVM bytecode. `0x…` and decimal numbers are pushed, `@name` pushes the position of `name:` (a JUMPDEST),
 * `DUP1` to `DUP16` and the names above are opcodes, `;` begins a comment.
 */
export function assemble(source: string): string {
  const tokens = source
    .split('\n')
    .flatMap((line) => (line.split(';')[0] ?? '').trim().split(/\s+/))
    .filter((token) => token !== '')
  const labels = new Map<string, number>()
  let position = 0
  for (const token of tokens) {
    if (token.endsWith(':')) labels.set(token.slice(0, -1), position)
    position += encode(token, () => 0).length / 2
  }
  const positionOf = (name: string) => {
    const found = labels.get(name)
    if (found === undefined) throw new Error(`There is no label "${name}".`)
    return found
  }
  return `0x${tokens.map((token) => encode(token, positionOf)).join('')}`
}

/** Encodes one token of the source as hexadecimal digits. */
function encode(token: string, positionOf: (label: string) => number): string {
  if (token.endsWith(':')) return '5b'
  if (token.startsWith('@')) return `61${hex(positionOf(token.slice(1)), 2)}`
  if (/^0x([0-9a-f]{2})+$/i.test(token)) return push(token.slice(2).toLowerCase())
  if (/^\d+$/.test(token)) return token === '0' ? '5f' : push(hex(Number(token)))
  const dup = /^DUP(\d+)$/.exec(token)?.[1]
  const opcode = dup === undefined ? OPCODES[token] : 0x7f + Number(dup)
  if (opcode === undefined) throw new Error(`"${token}" is no opcode.`)
  return hex(opcode)
}

const push = (digits: string) => hex(0x5f + digits.length / 2) + digits

function hex(value: number, bytes = 1): string {
  const digits = value.toString(16)
  return digits.padStart(Math.max(bytes * 2, digits.length + (digits.length % 2)), '0')
}
