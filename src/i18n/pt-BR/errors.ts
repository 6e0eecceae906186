import type { TextsOf } from '../catalogue.ts'

export const errors: TextsOf<'errors'> = {
  'error.UNKNOWN_COMMAND': 'Comando desconhecido',
  'error.UNKNOWN_VIEW': 'Tela desconhecida',
  'error.INVALID_VIEW_DATA': 'Dado não fornecido: {missing}',
  'error.SIWX_NOT_ENABLED': 'SIWX não está ativado',
  'error.NOT_ENABLED': 'Recurso não ativado: {what}',
  'error.USER_REJECTED': 'Solicitação recusada na carteira',
  'error.WALLET_NOT_FOUND': 'Carteira não encontrada: {wallet}',
  'error.WALLET_TIMEOUT': 'Sem resposta de {wallet}',
  'error.WALLET_UNREACHABLE': 'Sua carteira foi atualizada ou reiniciada. Recarregue a página',
  'error.WALLET_INVALID_RESPONSE': 'A carteira enviou uma resposta inesperada',
  'error.WALLET_ERROR': 'A carteira relatou um erro',
  'error.REQUEST_PENDING':
    'Uma solicitação anterior ainda está aberta na sua carteira. Responda a ela primeiro',
  'error.CONNECTION_FAILED': 'Não foi possível conectar à carteira',
  'error.DISCONNECT_FAILED': 'Não foi possível desconectar',
  'error.NOT_CONNECTED': 'Nenhuma carteira está conectada',
  'error.PAIRING_EXPIRED': 'A solicitação de conexão expirou',
  'error.RELAY_UNREACHABLE': 'Não é possível acessar o WalletConnect',
  'error.SWITCH_FAILED': 'A carteira não mudou de rede',
  'error.NETWORK_NOT_APPROVED':
    'A carteira não aprovou esta rede. Desconecte, conecte de novo e permita-a na carteira.',
  'error.RPC_ERROR': 'A rede recusou a solicitação',
  'error.RPC_TIMEOUT': 'A rede não respondeu a tempo',
  'error.COPY_FAILED': 'Não foi possível copiar',
  'error.POPUP_BLOCKED': 'Seu navegador bloqueou a janela. Permita pop-ups e tente de novo.',
  'error.SOCIAL_URI_MISSING': 'Não foi possível iniciar o login',
  'error.SOCIAL_TIMEOUT': 'O login demorou demais',
  'error.UNTRUSTED_ORIGIN': 'O login voltou de um site inesperado e foi interrompido',
  'error.UNSUPPORTED_CHAIN': 'Rede não suportada',
}
