import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Taxa de rede',
  'review.bitcoin.feeOfWallet': 'Sua carteira informa',
  'review.bitcoin.feeHigh': 'A taxa é mais de um décimo do que é enviado',
  'review.bitcoin.spent': 'Moedas suas',
  'review.bitcoin.others': 'Moedas de outros',
  'review.bitcoin.sender': 'Enviado por',
  'review.bitcoin.byWallet': 'Sua carteira',
  'review.bitcoin.byPage': 'Este site ou outros, a qualquer momento posterior',
  'review.bitcoin.noValue':
    'O que isto gasta não está provado, então a taxa não pode ser lida aqui',
  'review.bitcoin.short': 'Isto paga mais do que tem, então outros precisam adicionar moedas',
  'review.bitcoin.notSigner': 'Isto não gasta moedas da conta conectada',
  'review.bitcoin.otherCoin':
    'Você assina por moedas que não são da conta que a solicitação indica',
  'review.bitcoin.unasked':
    'Gastar {value} de {account}, embora a solicitação não peça essa assinatura',
  'review.bitcoin.ordinals':
    'Gastar moedas de {account} que podem conter ordinals (inscrições). Elas somam {value}, mas podem valer muito mais',
  'review.bitcoin.back': 'Receber {value} no seu endereço {to}',
  'review.bitcoin.goes': 'O valor de {value} vai para {to}, de todos os que participam',
  'review.bitcoin.more': {
    one: 'Mais {count} pagamento, de {value}, que não é mostrado',
    other: 'Mais {count} pagamentos, de {value} no total, que não são mostrados',
  },
  'review.bitcoin.script': 'Enviar {value} para um script que não pode ser lido aqui: {script}',
  'review.bitcoin.burn': 'Destruir {value}',
  'review.bitcoin.note': 'Escrever uma nota na blockchain: {text}',
  'review.bitcoin.data':
    'Escrever na blockchain dados que não podem ser lidos aqui. Eles podem mover tokens (como runes)',
  'review.bitcoin.sighash.none':
    'Deixar quem tiver a assinatura decidir para onde vão suas moedas: ela não cobre nenhum pagamento',
  'review.bitcoin.sighash.single':
    'Deixar outros mudarem tudo, menos um pagamento: {value} para {to}. O resto das suas moedas pode ir para qualquer lugar',
  'review.bitcoin.sighash.anyone':
    'Deixar outros adicionarem moedas a isto depois que você assinar',
  'review.bitcoin.sighash.unknown':
    'Assinar de uma forma incomum: o que outros podem mudar depois não pode ser lido aqui',
}
