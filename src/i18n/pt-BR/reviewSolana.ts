import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Assinar uma transação',
  'review.solana.message':
    'Assinar uma transação passada como mensagem. A assinatura permite que outros a enviem:',
  'review.solana.notSigner': 'Isto não é uma transação da conta conectada',
  'review.solana.feeUnread': 'A taxa não pode ser lida aqui',
  'review.solana.feeHigh': 'A taxa é incomumente alta',
  'review.solana.fee': 'Taxa de rede, no máximo',
  'review.solana.payer': 'A taxa é paga por',
  'review.solana.lookups': 'Contas que não são lidas (em tabelas de consulta)',
  'review.solana.unknown': 'Chamar um programa: o que isto faz não pode ser lido aqui',
  'review.solana.odd': 'Uma chamada em forma incomum: o que isto faz não pode ser lido aqui',
  'review.solana.program': 'Programa {program}',
  'review.solana.token': 'Token {token}',
  'review.solana.signs': 'Ele recebe sua assinatura, então pode usar o que a sua conta tem.',
  'review.solana.create': 'Criar a conta {account} com {value}, para o programa {program}',
  'review.solana.assign': 'Tornar o programa {program} o dono de {account}',
  'review.solana.assign.own':
    'Tornar o programa {program} o dono da sua conta {account}. Depois disso, você não pode mais usá-la',
  'review.solana.allocate': 'Reservar espaço para dados em {account}',
  'review.solana.nonce.create':
    'Preparar {account} para transações que não expiram, controladas por {owner}',
  'review.solana.nonce.advance':
    'Esta transação não expira: pode ser enviada a qualquer momento posterior',
  'review.solana.control': 'Dar o controle de {account} a {owner}',
  'review.solana.transfer': 'Enviar {amount} para a conta de token {receiver}',
  'review.solana.from': 'Da conta de token {account}.',
  'review.solana.revoke':
    'Não permitir mais que outros gastem o que a conta de token {account} contém',
  'review.solana.authority.owner':
    'Dar a conta de token {account}, com tudo o que ela contém, a {owner}',
  'review.solana.authority.close':
    'Permitir que {owner} encerre a conta de token {account} e receba o SOL dela',
  'review.solana.authority.none': 'Abrir mão do controle de {account} para sempre',
  'review.solana.close': 'Encerrar a conta de token {account} e receber o SOL dela',
  'review.solana.close.other':
    'Encerrar a conta de token {account}. O SOL dela vai para {receiver}',
  'review.solana.burn': 'Destruir {amount}',
  'review.solana.mint': 'Criar {amount} na conta de token {account}',
  'review.solana.freeze': 'Congelar a conta de token {account}',
  'review.solana.thaw': 'Descongelar a conta de token {account}',
  'review.solana.wrap': 'Contar o SOL em {account} como tokens',
  'review.solana.setUp': 'Preparar a conta de token {account}, que pertence a {owner}',
  'review.solana.fixOwner': 'Fixar o dono da conta de token {account}',
  'review.solana.open': 'Abrir uma conta de {owner} para o token {token}, se não houver nenhuma',
  'review.solana.newToken': 'Criar o token {token}, que {owner} controla',
  'review.solana.item': 'O NFT {token}',
  'review.solana.others': 'Programas que não são lidos aqui também podem mudar dados seus.',
  'review.solana.memo': 'Nota: {text}',
  'review.solana.stake.create': 'Preparar {account} para staking. {owner} pode sacar dela',
  'review.solana.stake.delegate':
    'Colocar em staking o que {account} contém, com o validador {validator}',
  'review.solana.stake.split': 'Mover {value} do staking em {account} para {target}',
  'review.solana.stake.merge': 'Mover todo o staking em {account} para {target}',
  'review.solana.stake.end': 'Parar o staking do que {account} contém',
}
