import type { TextsOf } from '../catalogue.ts'

export const common: TextsOf<'common'> = {
  back: 'Voltar',
  close: 'Fechar',
  retry: 'Tentar de novo',
  reload: 'Recarregar',
  loading: 'Carregando',
  'title.Connect': 'Conectar carteira',
  'title.help': 'O que é uma carteira?',
  'account.network': 'Rede',
  'connect.wallets': 'Carteiras',
  'connect.on': 'Conectar em {family}',
  'family.eip155': 'Redes EVM',
  'connect.allWallets': 'Todas as carteiras',
  'connect.haveNoWallet': 'Ainda sem carteira?',
  'connect.getStarted': 'Começar',
  'connect.empty': 'Nenhuma carteira neste navegador.',
  'connect.listFailed':
    'Não foi possível carregar a lista de carteiras. As carteiras instaladas continuam funcionando.',
  'tag.installed': 'Instalada',
  'tag.recent': 'Recente',
  'tag.qrCode': 'QR code',
  'tag.multichain': 'Multichain',
  'view.loadFailed':
    'Não foi possível carregar esta parte. Verifique sua conexão ou recarregue a página.',
  'review.cannotRead': 'Não conseguimos ler esta solicitação',
}
