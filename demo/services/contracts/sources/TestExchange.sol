// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20} from '@openzeppelin/contracts/token/ERC20/IERC20.sol';

/// Swaps its own tokens at the rate that the caller sets, so that an account's history can have a trade.
contract TestExchange {
    receive() external payable {}

    function swap(IERC20 from, uint256 amount, IERC20 to, uint256 wanted) external {
        from.transferFrom(msg.sender, address(this), amount);
        to.transfer(msg.sender, wanted);
    }

    function sell(IERC20 from, uint256 amount, uint256 wantedWei) external {
        from.transferFrom(msg.sender, address(this), amount);
        (bool sent, ) = msg.sender.call{value: wantedWei}('');
        require(sent, 'Not paid');
    }
}
